/** The page of the studio: begins with the game that was chosen last. */
import { render } from 'preact';
import '../look/studio.css';
import { StudioFrame } from './frame/studio-frame.tsx';
import { followChoices } from './page-choices.ts';
import { chooseGame, followOpenFile, gameId } from './studio-state.ts';

followChoices();
followOpenFile();
render(<StudioFrame />, document.getElementById('studio')!);
void chooseGame(gameId.value);
