import { InvalidArgumentError } from 'commander';

/** Parses a positive whole number. @throws InvalidArgumentError, which commander prints with the option's name. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Use a whole number such as 30.');
}
