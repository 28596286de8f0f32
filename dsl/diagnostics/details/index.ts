import type { YamlDetails } from './yaml-details.ts';
import type { SchemaDetails } from './schema-details.ts';
import type { SyntaxDetails } from './syntax-details.ts';
import type { NameDetails } from './name-details.ts';
import type { GameDetails } from './game-details.ts';
import type { PackDetails } from './pack-details.ts';
import type { ScenarioDetails } from './scenario-details.ts';
import type { SheetDetails } from './sheet-details.ts';
import type { RunDetails } from './run-details.ts';

/**
 * What every message needs to know, by code, grouped by layer: the file (`yaml/`), its shape (`schema/`), the language's
 * grammar (`syntax/`), its names and types (`name/`), the game as a whole (`game/`), packs (`pack/`), scenarios
 * (`scenario/`), spreadsheets (`sheet/`), and playing (`run/`). The words are in the catalogue.
 */
export interface MessageDetails
  extends
    YamlDetails,
    SchemaDetails,
    SyntaxDetails,
    NameDetails,
    GameDetails,
    PackDetails,
    ScenarioDetails,
    SheetDetails,
    RunDetails {}
