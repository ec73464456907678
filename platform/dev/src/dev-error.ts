/** Something that whoever develops can mend: nothing answers, the address or the port is not right, or the site is too old. */
export class DevError extends Error {
  override name = 'DevError';
  readonly kind: 'unreachable' | 'usage' | 'failed';

  constructor(kind: DevError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
