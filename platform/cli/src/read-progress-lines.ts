import { type ProgressLine, progressLineSchema } from '@viit/contract/registry-api';

/** Yields lines as they arrive. @throws if the connection ends or a line is malformed. */
export async function* readProgressLines({ body }: Response): AsyncGenerator<ProgressLine> {
  if (!body) return;
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield progressLineSchema.parse(JSON.parse(line));
  }
}
