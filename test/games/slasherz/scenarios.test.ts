import { scenariosOf } from '../scenarios.ts';

scenariosOf('slasherz');
