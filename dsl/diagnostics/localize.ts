import type { Code } from './codes.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';
import { de } from './catalogue/de/index.ts';
import { fr } from './catalogue/fr/index.ts';
import { messages, type Message } from './catalogue/index.ts';
import { quote } from './catalogue/message.ts';
import * as english from './catalogue/en/message.ts';
import * as french from './catalogue/fr/message.ts';
import * as german from './catalogue/de/message.ts';
import type { PhrasePart, Phrase } from './catalogue/phrase.ts';
import type { PhraseKey } from './catalogue/en/phrases.ts';
import { phrases as inGerman } from './catalogue/de/phrases.ts';
import { phrases as inFrench } from './catalogue/fr/phrases.ts';
import type { Language } from '../text/locale.ts';

/** A finding in the words of one language. */
export interface LocalizedMessage {
  readonly message: string;
  readonly help?: string;
  readonly related: readonly { readonly place: Diagnostic['place']; readonly message: string }[];
  readonly fixes: readonly { readonly title: string; readonly edits: Fix['edits'] }[];
}

type Write = (details: unknown) => Message;

/** A language that says messages: what it has no words for is said in English. */
interface Tongue {
  readonly messages: Readonly<Partial<Record<Code, Write>>>;
  readonly phrases: Readonly<Partial<Record<PhraseKey, string>>>;
  readonly join: {
    either(words: readonly string[], most?: number): string;
    all(words: readonly string[]): string;
  };
}

const tongues: Readonly<Record<Language, Tongue>> = {
  en: { messages: messages as never, phrases: {}, join: english },
  fr: { messages: fr as never, phrases: inFrench, join: french },
  de: { messages: de as never, phrases: inGerman, join: german },
};

/** What a finding says in a language, its help, what it relates to and what mends it included. */
export function said(found: Diagnostic, language: Language): LocalizedMessage {
  const { message: bare, help } = write(found.code, found.details, language);
  const message = found.where === undefined ? bare : spoken(found.where, language) + bare;
  const advice = found.advice === undefined ? help : spoken(found.advice, language);
  return {
    message,
    ...(advice === undefined ? {} : { help: advice }),
    related: (found.related ?? []).map((each) => ({
      place: each.place,
      message: spoken(each.message, language),
    })),
    fixes: (found.fixes ?? []).map(({ title, edits }) => ({ title: spoken(title, language), edits })),
  };
}

/** The message of a code. */
function write(code: Code, details: unknown, language: Language): Message {
  const own = tongues[language].messages[code];
  return own ? own(inWords(details, language)) : (messages[code] as unknown as Write)(inWords(details, 'en'));
}

/** A phrase in the words of a language. */
export function spoken(phrase: Phrase, language: Language): string {
  const { phrases, join } = tongues[language];
  if ('plain' in phrase) return phrase.plain;
  if ('written' in phrase) return quote(phrase.written);
  if ('either' in phrase)
    return join.either(
      phrase.either.map((each) => spoken(each, language)),
      phrase.most,
    );
  if ('all' in phrase) return join.all(phrase.all.map((each) => spoken(each, language)));
  if ('code' in phrase) return write(phrase.code as Code, phrase.details, language).message;
  const text = phrases[phrase.say] ?? phrase.say;
  return text.replace(/\{([1-9])\}/g, (_, index: string) => part(phrase.with[Number(index) - 1], language));
}

const part = (given: PhrasePart, language: Language): string =>
  typeof given === 'object' ? spoken(given, language) : String(given);

/** Details with all their phrases in words. */
function inWords(details: unknown, language: Language): unknown {
  if (typeof details !== 'object' || details === null) return details;
  return Object.fromEntries(
    Object.entries(details).map(([key, value]: [string, unknown]) => [
      key,
      Array.isArray(value) ? value.map((each) => worded(each, language)) : worded(value, language),
    ]),
  );
}

const worded = (value: unknown, language: Language): unknown =>
  typeof value === 'object' && value !== null ? spoken(value as Phrase, language) : value;
