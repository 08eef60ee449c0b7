import { expect } from 'vitest'
import type { ToolReply } from './agents.ts'
import type { Visitor } from './visitor.ts'

/** The code of an answer that asks for approval. */
export function expectCode({ structured, isError, text }: ToolReply): string {
  const code = String(structured?.['code'])
  expect([isError, structured?.['connected']]).toEqual([false, false])
  expect(text).toContain(`/connect/?code=${code}`)
  return code
}

/** What is said, on either door, to who asked for too many links. */
export const linksSpent = /The limit is 10 connection links per 10 minutes\. Try again in \d+ (minutes|seconds)\./

/** Opens the page of a code as a browser does, which is sent on when the code is to be entered. */
export async function openRequest(visitor: Visitor, code: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await visitor.open(`/connect/?code=${code}`, { headers })
  return answer.status === 303 ? visitor.open(answer.headers.get('location') ?? '', { headers }) : answer
}

/** Presses the button on the page of a code; answers the page. */
export const decide = async (visitor: Visitor, code: string, decision: 'approve' | 'decline' = 'approve'): Promise<string> =>
  (await visitor.send('/connect/', { code, do: `${decision}-code` })).text()

export const tokenOn = (page: string): string | undefined => /slipway_ct_[0-9A-Za-z]{36}/.exec(page)?.[0]
