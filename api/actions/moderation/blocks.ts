import { Type, type Static } from 'typebox'
import { Failure, invalidField, fieldError, throwFieldErrors, textErrors } from '../../domain/failure.ts'
import { breadthOf, coversEmail, readDomain } from '../../domain/moderation/blocked-domain.ts'
import type { Block, Decision } from '../../domain/moderation/records.ts'
import { plainText } from '../../domain/plain-text.ts'
import { addressesAcross, isInNetworks, readNetwork } from '../../net/blocked-network.ts'
import type { Store } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { createId } from '../../domain/random.ts'
import { decide } from '../decisions/decide.ts'
import { plural, pluralForm } from '../../../shared/plural.ts'

/** Every sign-up reads all blocked networks. */
export const maxBlocks = { domain: 10_000, network: 1000 } as const
const maxReasonLength = 500
const shown = 500

type BlocksWorld = Pick<World, 'store' | 'clock' | 'random' | 'moderators' | 'moderatorsProve' | 'rules'>
type BlockingWorld = BlocksWorld & Pick<World, 'hashNetwork'>
export type BlockList = { total: number; blocks: (Block & { byName: string | null })[] }

/** Blocked email domains and networks, newest first. */
export async function listBlocks({ store }: Pick<World, 'store'>): Promise<BlockList> {
  const all = [...(await store.list('blocks', 'kind', 'domain')), ...(await store.list('blocks', 'kind', 'network'))]
  const blocks: BlockList['blocks'] = []
  for (const block of all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, shown))
    blocks.push({ ...block, byName: block.by === null ? null : ((await store.get('profiles', block.by))?.name ?? 'A former moderator') })
  return { total: all.length, blocks }
}

/** `confirmed`: the moderator knows whom it affects. */
const BlockInput = Type.Object({ value: Type.String(), reason: Type.String(), confirmed: Type.Boolean() })
type TypedBlock = Static<typeof BlockInput>

export const blockSignUps = defineAction({
  access: 'moderator',
  quota: null,
  input: BlockInput,
  run: (world, typed, account, { ip }) => addBlock(world, typed, { by: account.id, ip }),
})

/** Removes a block by its id. Throws NOT_FOUND. */
export const unblockSignUps = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, account) => removeBlock(world, id, account.id),
})

/** Who blocks: a moderator’s account and where they are, both null for the operator. */
type Blocker = { by: string | null; ip: string | null }

/**
 * Blocks an email domain with its subdomains, or a network: nobody can sign up from there. Accounts that exist aren’t affected. Throws BAD_REQUEST
 * with every error, and until it’s confirmed, CONFLICT with `data.people` for a domain or network that people here use, or that’s wide. It’s
 * null if it isn’t known how many.
 */
export async function addBlock(world: BlockingWorld, typed: TypedBlock, { by, ip }: Blocker): Promise<Decision> {
  const reason = plainText(typed.reason)
  const { kind, value, wrong } = readValue(typed.value, ip)
  throwFieldErrors([...(wrong === null ? [] : [fieldError('value', wrong, 'invalid')]), ...textErrors('reason', reason, maxReasonLength)])
  if (!typed.confirmed) await (kind === 'domain' ? rejectWideDomain(world.store, value) : rejectUsedNetwork(world, value))
  return world.store.transact(async (transaction) => {
    if ((await transaction.countBy('blocks', 'value', value)) > 0) throw invalidField('value', `${value} is already blocked.`, 'blocked')
    if ((await transaction.countBy('blocks', 'kind', kind)) >= maxBlocks[kind])
      throw new Failure('CONFLICT', `The list is full: ${maxBlocks[kind]} blocks. Remove one you no longer need.`)
    const record: Block = { id: createId(world), kind, value, reason, by, at: world.clock().toISOString() }
    return decide(world, transaction, { action: 'block', by, about: value, reason }, (recorded) => recorded.put('blocks', record))
  })
}

export const removeBlock = (world: BlocksWorld, id: string, by: string | null): Promise<Decision> =>
  world.store.transact(async (transaction) => {
    const found = await transaction.get('blocks', id)
    if (found === null) throw new Failure('NOT_FOUND', 'Block not found. It may have been removed already.')
    const entry = { action: 'unblock', by, about: found.value } as const
    return decide(world, transaction, entry, (recorded) => recorded.remove('blocks', id))
  })

type ReadValue = { kind: Block['kind']; value: string; wrong: string | null }

/** What looks like an IP address is a network, anything else a domain. */
function readValue(typed: string, ip: string | null): ReadValue {
  if (/^[\d.:/]+$|^[\da-f:]*:[\da-f:.]*(\/\d+)?$/i.test(typed.trim()) && typed.trim() !== '') {
    const network = readNetwork(typed)
    if ('error' in network) return { kind: 'network', value: '', wrong: network.error }
    const isOwn = ip !== null && isInNetworks([network.value], ip)
    return { kind: 'network', value: network.value, wrong: isOwn ? 'You can’t block the network you’re using right now.' : null }
  }
  const domain = readDomain(typed)
  return { kind: 'domain', value: domain ?? '', wrong: domain === null ? 'Enter an email domain like spam.example, or a network.' : null }
}

const maxCounted = 1000

async function rejectWideDomain(store: Pick<Store, 'findPeople'>, domain: string): Promise<void> {
  const found = await store.findPeople({ words: [domain], state: 'any', after: null, limit: maxCounted })
  const people = found.filter(({ email }) => coversEmail(domain, email)).length
  const breadth = breadthOf(domain)
  if (people === 0 && breadth === null) return
  const many = found.length === maxCounted ? `At least ${people}` : String(people)
  const who = `${many} ${pluralForm(people, 'person here uses', 'people here use')} ${domain}. They keep their accounts, but nobody else will be able to sign up with it.`
  throw new Failure('CONFLICT', [breadth, people === 0 ? null : who].filter(Boolean).join(' '), { people })
}

/** Counts by the /24 or /48 from which people joined; nothing more exact is stored. */
async function rejectUsedNetwork({ store, hashNetwork }: Pick<World, 'store' | 'hashNetwork'>, network: string): Promise<void> {
  const across = addressesAcross(network)
  if (across === null)
    throw new Failure('CONFLICT', `${network} is a large network: we can’t tell how many people here joined from it.`, { people: null })
  let people = 0
  for (const hash of new Set(across.map(hashNetwork))) people += await store.countBy('profiles', 'joinedFrom', hash)
  if (people === 0) return
  const who = plural(people, 'person here', 'people here')
  const [only] = across.length === 1 ? across.map((address) => `${address}/${address.includes(':') ? 48 : 24}`) : []
  const where = only === undefined || readsAs(only, network) ? network : `${only}, the network around ${network}`
  throw new Failure(
    'CONFLICT',
    `${who} joined from ${where}. They keep their accounts, but nobody else will be able to sign up from ${network}.`,
    {
      people,
    },
  )
}

const readsAs = (typed: string, network: string): boolean => {
  const read = readNetwork(typed)
  return 'value' in read && read.value === network
}
