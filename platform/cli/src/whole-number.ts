import { InvalidArgumentError } from 'commander';

/** Reads an option that counts something. @throws InvalidArgumentError, which commander tells beside the option's name. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number, such as 30.');
}
