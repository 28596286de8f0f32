import { scenariosOf } from '../scenarios.ts';

scenariosOf('hismment');
