/** What a program is for. Its parts are called by their ids, so that it stays the same when a game is loaded again. */
export type ProgramRole =
  | RootRole
  /** What an action of a step or a window does. */
  | { readonly kind: 'action'; readonly of: RootRole; readonly action: string }
  /** What an ability does: the how manieth of a text, or of those that a text brings about. */
  | { readonly kind: 'ability'; readonly of: ProgramRole; readonly number: number; readonly until: boolean }
  /** A text that is begun, waits, and is carried out later: in a window that collects what is done in it, if any. */
  | { readonly kind: 'waiting'; readonly of: ProgramRole; readonly window: string | undefined };

/** What is not a part of something else. */
export type RootRole =
  | { readonly kind: 'game' | 'setup' | 'rules' | 'checks' | 'triggers' }
  | { readonly kind: 'check'; readonly check: string }
  /** A step of the flow, or of a turn. */
  | { readonly kind: 'step'; readonly step: string }
  | { readonly kind: 'window'; readonly window: string }
  /** What a verb does, or what is tried before it happens. */
  | { readonly kind: 'verb'; readonly verb: string; readonly part: 'first' | 'body' }
  /** A verb as something that can be forbidden, replaced and waited for. */
  | { readonly kind: 'event'; readonly verb: string }
  | { readonly kind: 'card'; readonly card: string; readonly field: string }
  /** What happens when a zone has too few cards. */
  | { readonly kind: 'zone'; readonly zone: string };

/** What a program belongs to: of an action its step or window, of an ability that whose text says it. */
export function rootOfProgram(role: ProgramRole): RootRole {
  switch (role.kind) {
    case 'action':
    case 'ability':
    case 'waiting':
      return rootOfProgram(role.of);
    default:
      return role;
  }
}

/** As logs and saved positions call a program. Nothing is compared by it but what was read from one of them. */
export function nameOfProgram(role: ProgramRole): string {
  switch (role.kind) {
    case 'action':
      return `${nameOfProgram(role.of)}/${role.action}`;
    case 'ability':
      return `${nameOfProgram(role.of)}/${role.until ? 'until ' : ''}${role.number}`;
    case 'waiting':
      return `${nameOfProgram(role.of)} ${role.window === undefined ? 'announced' : `in ${role.window}`}`;
    case 'check':
      return `checks/${role.check}`;
    case 'step':
      return `flow/${role.step}`;
    case 'window':
      return `windows/${role.window}`;
    case 'verb':
      return `verbs/${role.verb}${role.part === 'first' ? '/first' : ''}`;
    case 'event':
      return `events/${role.verb.replace(' ', '/').replaceAll(' ', '-')}`;
    case 'card':
      return `cards/${role.card}/${role.field}`;
    case 'zone':
      return `zones/${role.zone}`;
    default:
      return role.kind;
  }
}
