/** Words that the engine uses for itself and some game declares too: what each means in the code. */
export const OWN_TERMS: Readonly<Record<string, string>> = {
  action: 'the part of the name of a program that is an option of a turn in the flow',
  deck: 'the key of a game file under which the counts of its cards are checked',
  effect: 'an entry of the grammar: a text that does something; the type of a field that holds one',
  minus: 'a word of habit for which the parser gives the right sign',
  modifier: 'an ability that changes a value as long as it is there',
  modify: 'a statement that changes a roll or a value: `+1 to ...`',
  move: 'a primitive verb: cards change their place; also the event that it raises',
  plus: 'a word of habit for which the parser gives the right sign; also what is added to the dice of a roll',
  play: 'a command of the command line, and one of the forms of scenarios',
  red: 'a colour of the terminal',
  roll: 'dice that were thrown for a purpose',
  start: 'a command of the command line; the beginning of a turn or step',
  table: 'that which is of no single player: zones of the table; the key that describes how a game looks',
  turns: 'a step of the flow in which players have turns',
  value: 'one of the values of a declared type; a sort of thing in the language',
  yellow: 'a colour of the terminal',
};
