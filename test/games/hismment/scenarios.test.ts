import { scenariosAndPagesOf } from '../scenarios.ts';

scenariosAndPagesOf('hismment');
