/**
 * `each player draws 2 cards then discard a card`: who goes on is each of them, or the one who uses the card, so this is offered and
 * not read.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';

const THEN =
  /^((?:[^,:\n]+, )*(?:each|every) (?:player|opponent|other player) [a-z]+s [^,:\n]*?[a-z]),? (?:and )?then ([a-z]+)(?<!s) (?=(?:an?|one|two|three|\d+|all|half|the|their) )/gm;

/** The text with the ending of the verb that goes on; none where none is missing. */
export function withForgottenEndings(text: string): string[] {
  const put = text.replace(
    THEN,
    (_, before: string, verb: string) => `${before}, then ${thirdPerson(verb)} `,
  );
  const own = text.replace(THEN, (_, before: string, verb: string) => `${before}, then you ${verb} `);
  return put === text ? [] : [put, own];
}
