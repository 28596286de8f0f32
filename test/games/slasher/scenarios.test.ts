import { scenariosAndPagesOf } from '../scenarios.ts';

scenariosAndPagesOf('slasher');
