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

function rulesOf(id: NetworkId): NetworkRules {
  const { read, published, reported } = rules[id]
  return { read, published, reported }
}

/** In the order shown. */
export const networks: readonly Network[] = [google, x, linkedin, facebook, slack, discord, whatsapp, imessage].map((network) => ({
  ...network,
  rules: rulesOf(network.id),
}))
