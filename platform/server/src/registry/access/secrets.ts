import { createHash, randomBytes } from 'node:crypto';

/** Long random secrets need no salt. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = (): string => randomBytes(24).toString('base64url');
