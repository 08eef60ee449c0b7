import type { CallToolResult } from '@modelcontextprotocol/server'
import { fenceData } from '../../shared/fenced-data.ts'
import type { World } from '../ports/world.ts'
import type { Failure } from '../domain/failure.ts'
import { toErrorBody } from '../http/middleware/answer-failures.ts'
import type { ToolAnswer } from './tool.ts'

type Random = Pick<World, 'random'>

/**
 * A tool’s result as structured content, and the same as text. The text also names the account, because users can be tricked into a client that
 * is connected to someone else’s. People choose their names, so the name is data too.
 */
export function toToolResult(world: Random, { introduction, account, output }: ToolAnswer): CallToolResult {
  const data = account === null ? readable(output) : `Connected as ${account}.\n${readable(output)}`
  return { content: [{ type: 'text', text: delimited(world, introduction, data) }], structuredContent: output }
}

/** A failure as agents read it: what happened, in our words, then the contract's error body. If that body quotes a maker or a site, it is delimited. */
export function toToolError(world: Random, failure: Failure): CallToolResult {
  const { code, message, ownWords } = failure
  const introduction = `Error: ${code}. ${ownWords ?? message}`
  const body = JSON.stringify(toErrorBody(failure), null, 2)
  const text = ownWords === undefined ? `${introduction}\n${body}` : delimited(world, introduction, body)
  return { content: [{ type: 'text', text }], isError: true }
}

/** Most of a result was written by makers or read from a site, so the text marks where that data begins and ends. */
function delimited({ random }: Random, introduction: string, data: string): string {
  return fenceData(Buffer.from(random(6)).toString('hex'), introduction, data)
}

/**
 * Formats a value as indented lines: `key: value`, `- ` before list items, multi-line texts below their key. Nothing is left out, so an
 * agent that reads only the text knows as much as one that reads the structured content.
 */
export function readable(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return value.map((item) => listItem(item, indent)).join('\n')
  if (typeof value !== 'object' || value === null) return `${indent}${scalar(value)}`
  return Object.entries(value)
    .map(([key, inner]) => (isShort(inner) ? `${indent}${key}: ${scalar(inner)}` : `${indent}${key}:\n${block(inner, `${indent}  `)}`))
    .join('\n')
}

function listItem(item: unknown, indent: string): string {
  const text = isShort(item) ? scalar(item) : block(item, `${indent}  `).slice(indent.length + 2)
  return `${indent}- ${text}`
}

const block = (value: unknown, indent: string): string =>
  typeof value === 'string' ? value.replaceAll(/^/gm, indent) : readable(value, indent)

const isShort = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\n') : typeof value !== 'object' || value === null || Object.keys(value).length === 0

/** Null and empty values are written as JSON, so they can be told apart. Lists and objects only get here when they are empty. */
const scalar = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))
