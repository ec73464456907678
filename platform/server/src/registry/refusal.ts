/** The registry does not take something. The message says what is wrong and how to mend it (design.md section 6). */
export class Refusal extends Error {
  override name = 'Refusal';
}
