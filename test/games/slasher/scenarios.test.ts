import { scenariosOf } from '../scenarios.ts';

scenariosOf('slasher');
