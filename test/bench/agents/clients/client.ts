import type { Dialect, Reply } from '../model/dialect.ts'

/** A step of a recorded job, the same for every client; each client has tools of its own for it. */
export type Step =
  | { say: string }
  /** A tool of Slipway's. */
  | { tool: string; input: Record<string, unknown> }
  | { run: string }
  | { read: string }
  | { edit: string; from: string; to: string }

export type Places = {
  home: string
  work: string
  mcpUrl: string
  modelUrl: string
  /** Where a client that can prompt its user asks for the answer; null where nobody is there to answer. */
  userUrl: string | null
}

/** A coding agent from npm. It knows nothing but what is said here: its home is empty and its environment holds nothing else. */
export type Client = {
  id: string
  /** With its version. */
  label: string
  package: string
  /** Its program in the package, started with Node. */
  program: string
  dialect: Dialect
  /** Files of its home, by path. */
  files: (places: Places) => Record<string, string>
  env: (places: Places) => Record<string, string>
  args: (places: Places, prompt: string) => string[]
  /** What its model has to ask for before it sees Slipway's tools, if they aren't shown at once. */
  opening: Reply | null
  /** Name and description of a Slipway tool as this client shows them, among all that it shows. */
  isOurs: (name: string) => boolean
  toReply: (step: Step, places: Places) => Reply
}

export const toolNames = [
  'check_launch_readiness',
  'submit_product',
  'get_my_launches',
  'search_products',
  'get_product',
  'list_launch_directories',
] as const
