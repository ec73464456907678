/** What makes a JSON text slow to parse or to check, even a short one. */
interface JsonLimits {
  nesting: number;
  /** Elements of lists and fields of objects, and the lists and objects themselves. */
  values: number;
}

/** Reads the text once, without parsing it. @returns the limit that it exceeds. */
export function exceededLimit(json: string, limits: JsonLimits): keyof JsonLimits | undefined {
  let nesting = 0;
  let values = 0;
  for (let i = 0; i < json.length; i++) {
    switch (json.charCodeAt(i)) {
      case 0x22: // "
        i = endOfText(json, i);
        break;
      case 0x5b: // [
      case 0x7b: // {
        values++;
        if (++nesting > limits.nesting) return 'nesting';
        break;
      case 0x5d: // ]
      case 0x7d: // }
        nesting--;
        break;
      case 0x2c: // ,
        if (++values > limits.values) return 'values';
    }
  }
  return undefined;
}

/** @param start of a text in quotes. */
function endOfText(json: string, start: number): number {
  let end = start;
  let backslashes = 0;
  do {
    end = json.indexOf('"', end + 1);
    if (end === -1) return json.length;
    for (backslashes = 0; json.charCodeAt(end - 1 - backslashes) === 0x5c; ) backslashes++;
  } while (backslashes % 2 === 1);
  return end;
}
