import type { ExportedResponse } from '@viit/contract';
import { commonHeaders, type Headers } from '@viit/core/response-headers';
import type { ResourceKind } from '../site/resolve-path.ts';
import { resourceHeaders } from '../site/resource-headers.ts';
import type { Resource } from '../site/site.ts';

/** Leaves out what depends on the request. */
export const exportedResponse = (
  kind: ResourceKind,
  address: string,
  resource: Omit<Resource, 'blob'>,
): ExportedResponse => ({ address, status: resource.status, headers: { ...resourceHeaders(kind, resource) } });

/** For responses without a file, such as redirects. */
export const bareHeaders: Headers = { ...commonHeaders, 'cache-control': 'no-cache' };
