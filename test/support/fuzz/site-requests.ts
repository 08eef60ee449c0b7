import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { encoded, rarely, spoiledQuery, withOddHeaders } from './odd.ts'
import { hostileBody, hostileJson, hostileText } from './values.ts'
import type { WireRequest } from './wire.ts'

/** The fields of a form on a page, and where they are sent. */
export type FormShape = { action: string; fields: string[] }

/** Forms filled in by somebody who means no good, among them fields that the form does not have. */
export const formRequests = (forms: FormShape[], cookie: string): Arbitrary<WireRequest> =>
  withOddHeaders(
    fc.constantFrom(...forms).chain(({ action, fields }) =>
      fc
        .record({
          values: fc.array(fc.tuple(fc.constantFrom(...fields, '__proto__', 'go', 'do'), hostileText), { maxLength: 12 }),
          type: rarely(
            fc.constant('application/x-www-form-urlencoded'),
            fc.constantFrom('multipart/form-data', 'application/json', 'text/plain'),
          ),
          raw: rarely(fc.constant(null), fc.oneof(hostileBody, spoiledQuery)),
        })
        .map(({ values, type, raw }) => ({
          method: 'POST',
          target: action,
          headers: [
            ['Content-Type', type],
            ['Cookie', cookie],
            ['Accept', 'text/html'],
          ],
          body: Buffer.from(raw ?? values.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')),
        })),
    ),
  )

const rpcMethods = [
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'prompts/get',
  'prompts/list',
  'resources/read',
  'notifications/initialized',
  'logging/setLevel',
  '',
  '__proto__',
]

/** Messages to the tools' endpoint, by agents that have lost their way; many of them within the session. */
export const toolRequests = (session: string): Arbitrary<WireRequest> =>
  withOddHeaders(
    fc
      .record({
        message: fc.oneof(
          hostileBody,
          fc
            .record(
              {
                jsonrpc: rarely<unknown>(fc.constant('2.0'), hostileJson),
                id: fc.oneof(fc.constant(1), hostileJson),
                method: fc.oneof(fc.constantFrom(...rpcMethods), hostileText),
                params: fc.oneof(
                  hostileJson,
                  fc.record({
                    name: fc.constantFrom('search_products', 'get_product', 'submit_product', 'check_launch_readiness', '__proto__'),
                    arguments: hostileJson,
                  }),
                  fc.record({
                    protocolVersion: fc.oneof(fc.constant('2025-11-25'), hostileText),
                    capabilities: hostileJson,
                    clientInfo: hostileJson,
                  }),
                ),
              },
              { requiredKeys: [] },
            )
            .map((message) => JSON.stringify(message)),
        ),
        method: rarely(fc.constant('POST'), fc.constantFrom('PATCH', 'PUT', 'OPTIONS', 'BREW')),
        inSession: fc.boolean(),
        accept: rarely(fc.constant('application/json, text/event-stream'), fc.constantFrom('', 'text/html', '*/*')),
      })
      .map(({ message, method, inSession, accept }) => ({
        method,
        target: '/mcp/',
        headers: [['Content-Type', 'application/json'], ['Accept', accept], ...(inSession ? [['Mcp-Session-Id', session]] : [])] as [
          string,
          string,
        ][],
        body: Buffer.from(message),
      })),
  )
