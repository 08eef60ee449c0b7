import { discord } from './discord.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { imessage } from './imessage.ts'
import { linkedin } from './linkedin.ts'
import { slack } from './slack.ts'
import { whatsapp } from './whatsapp.ts'
import { x } from './x.ts'
import type { Network, NetworkId } from './network.ts'
import rules from './rules.json' with { type: 'json' }
import type { NetworkRules } from '../preview.ts'

/** The day the rules were read. */
const readOn = '2026-11-22'
const read = (urls: readonly string[]) => urls.map((url) => ({ url, read: readOn }))

function rulesOf(id: NetworkId): NetworkRules {
  const { published, reported } = rules[id]
  return { published: read(published), reported: { what: reported.what, by: read(reported.by) } }
}

/** In the order shown. */
export const networks: readonly Network[] = [google, x, linkedin, facebook, slack, discord, whatsapp, imessage].map((network) => ({
  ...network,
  rules: rulesOf(network.id),
}))
