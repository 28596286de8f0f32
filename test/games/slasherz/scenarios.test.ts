import { scenariosAndPagesOf } from '../scenarios.ts';

scenariosAndPagesOf('slasherz');
