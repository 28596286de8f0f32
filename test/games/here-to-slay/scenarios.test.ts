import { scenariosAndPagesOf } from '../scenarios.ts';

scenariosAndPagesOf('here-to-slay');
