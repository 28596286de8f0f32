import { scenariosOf } from '../scenarios.ts';

scenariosOf('here-to-slay');
