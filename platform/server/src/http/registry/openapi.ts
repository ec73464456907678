import {
  describeAccess,
  errorResponseSchema,
  linesType,
  type Operation,
  progressLineSchema,
  registryApi,
} from '@viit/contract/registry-api';
import { describedCodes } from '@viit/core/error-codes';
import { z } from 'zod';

type Schema = Record<string, unknown>;

export function describeRegistry() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, operation] of Object.entries(registryApi)) {
    const path = `/_registry${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operationId, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'VIIT registry',
      version: '1.0.0',
      description: [
        'What the viit command uses to publish sections.\n',
        '| code | status | meaning |',
        '|---|---|---|',
        ...describedCodes.map(({ code, status, meaning }) => `| ${code} | ${status} | ${meaning} |`),
      ].join('\n'),
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: {
        Error: {
          description: 'The request was refused or failed. The codes are listed above.',
          content: jsonContent(schemaOf(errorResponseSchema, 'output')),
        },
      },
    },
  };
}

function describeOperation(operationId: string, operation: Operation): Schema {
  const { summary, access, params, query, body, response } = operation;
  return {
    operationId,
    summary,
    description: `Access: ${describeAccess(access)}`,
    ...(access === 'everybody' && { security: [] }),
    parameters: [...describeParameters('path', params), ...describeParameters('query', query)],
    ...(body && { requestBody: { required: true, content: contentOf(body, 'input') } }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          ...contentOf(response, 'output'),
          ...(operation.reportsProgress && { [linesType]: { schema: schemaOf(progressLineSchema, 'output') } }),
        },
      },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

function describeParameters(kind: 'path' | 'query', schema: z.ZodObject | undefined): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties as Record<string, Schema>).map(([name, { description, ...property }]) => ({
    name,
    in: kind,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }));
}

const contentOf = (schema: z.ZodType | string, io: 'input' | 'output'): Schema =>
  typeof schema === 'string'
    ? { [schema]: { schema: { type: 'string', format: 'binary' } } }
    : jsonContent(schemaOf(schema, io));

const jsonContent = (schema: Schema): Schema => ({ 'application/json': { schema } });

/** OpenAPI 3.1 uses JSON Schema 2020-12, which zod generates. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
