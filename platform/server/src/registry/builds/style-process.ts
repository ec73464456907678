/* Process of check-styles-in-process.ts; each message is one stylesheet. */
import { checkStyles } from '@viit/build/check-styles';

export interface StyleTask {
  section: string;
  source: Uint8Array;
}

process.on('message', ({ section, source }: StyleTask) => process.send?.(checkStyles(source, { section })));
process.send?.('ready');
