import { type Message } from './message.ts';

/** Messages of the `scenario` layer, one function a code. */
export const scenarioMessages = {
  'scenario/placeholder': (): Message => ({ message: 'placeholder' }),
};
