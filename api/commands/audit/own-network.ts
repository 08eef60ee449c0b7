import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateHost } from '../../../shared/hosts.ts'
import { mayConnect, ownAddresses } from '../../crawler/connector.ts'
import { readTargets } from '../../crawler/target.ts'

/** Whether a target isn’t public. Only then may the crawler leave the public internet, so that no public page can send it into this network. */
export async function isOnOwnNetwork(url: string): Promise<boolean> {
  const [{ hostname, port, protocol }] = readTargets(url)
  if (isPrivateHost(hostname)) return true
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address) : [host]
  return addresses.some((address) => !mayConnect(address, Number(port) || (protocol === 'https:' ? 443 : 80), ownAddresses()))
}
