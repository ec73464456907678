import type { Status } from '@viit/contract/registry-api';
import {
  collectionOfDocument,
  everything,
  isPermitted,
  type Level,
  partNames,
  type Rights,
} from '@viit/contract/rights';

/* Hides actions that the registry would refuse. */

export type Preview = Status['channels'][number];

export const mayChange = (rights: Rights, level: Level, part: string): boolean =>
  isPermitted(rights, level, ...partNames(part));

/** @param unreviewed a collection without a review: a right for it includes the documents in its folder. */
export const mayReplaceDocument = (rights: Rights, address: string, section: string, unreviewed?: string): boolean =>
  isPermitted(rights, 'publish', address, section) ||
  (unreviewed !== undefined &&
    collectionOfDocument(address, section) === unreviewed &&
    isPermitted(rights, 'publish', unreviewed));

/** Parts of a preview that one may make live. */
export const promotable = (rights: Rights, { chosen }: Preview): string[] =>
  chosen.filter((part) => mayChange(rights, 'publish', part));

export const mayCompare = (rights: Rights, { isOwn, chosen }: Preview): boolean =>
  isOwn || isPermitted(rights, 'edit', everything) || chosen.some((part) => mayChange(rights, 'edit', part));

export const mayEnd = (rights: Rights, { isOwn, chosen }: Preview): boolean =>
  isOwn ||
  isPermitted(rights, 'publish', everything) ||
  (chosen.length > 0 && chosen.every((part) => mayChange(rights, 'publish', part)));

/** The section that views begin with; undefined if it is not the only one. */
export function ownSection(rights: Rights): string | undefined {
  const [section, ...others] = Object.keys(rights).filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
  return others.length === 0 ? section : undefined;
}
