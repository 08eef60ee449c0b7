import { useEffect, useRef, useState } from 'preact/hooks'
import type { AccountState } from '../account/account-state.ts'
import type { AccountFailure } from '../account/account-response.ts'
import { sendCommand } from '../service/send-command.ts'
import { useStored } from '../service/use-stored.ts'
import type { TabState } from '../audit/tab-state.ts'
import { chosenItem, planItem, planJob } from './plan-storage.ts'
import { formAt } from './directory-at.ts'
import type { FillPlan, FillRow, planFill } from './fill-state.ts'
import type { PageForm } from './page-filler.ts'
import { fillTabForm, readTabForm, undoTabForm } from './tab-form.ts'

/** The result of the last click. `problems` are fields whose value the page changed or rejected, with what they hold now. */
export type FillResult =
  | { is: 'filled'; fields: string[]; problems: { field: string; holds: string; isKept: boolean }[] }
  | { is: 'undone'; restored: number; kept: number }
  | { is: 'failed' }

/** How many fields hold something now, including those that the page changed. */
export const filledCount = ({ fields, problems }: FillResult & { is: 'filled' }): number =>
  fields.length + problems.filter(({ holds, isKept }) => !isKept && holds.trim() !== '').length

export type Fill = {
  /** Null until they have been loaded. */
  launches: { slug: string; name: string }[] | null
  launch: string | null
  failure: AccountFailure | null
  plan: FillPlan | null
  directories: { slug: string; name: string }[]
  isReading: boolean
  /** Null if the page can’t be read. */
  form: PageForm | null
  unticked: ReadonlySet<number>
  result: FillResult | null
  choose: (launch: string, directory: string | null) => void
  tick: (id: number, isTicked: boolean) => void
  allow: () => void
  read: () => void
  fill: () => void
  undo: () => void
}

/** Fill assist for the page in the tab; null unless it’s shown and the account is connected. Nothing on the page changes without a press. */
export function useFill({ site, tabId, page }: TabState, account: AccountState | null, isShown: boolean): Fill | null {
  const loaded = account?.at === 'connected' ? account.launches : null
  const all = loaded?.items ?? []
  const chosen = useStored(chosenItem)
  const launch = (all.find(({ slug }) => slug === chosen?.launch) ?? all[0])?.slug ?? null
  const stored = useStored(planItem(launch ?? ''))
  const job = useStored(planJob(launch ?? ''))
  const [form, setForm] = useState<PageForm | null | undefined>()
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const [allowed, setAllowed] = useState<string | null>(null)
  const [result, setResult] = useState<FillResult | null>(null)
  // Recognizing a page’s options takes a large word list, which loads only when this is shown.
  const [planning, setPlanning] = useState<{ planFill: typeof planFill } | null>(null)
  useEffect(() => {
    if (isShown) void import('./fill-state.ts').then(setPlanning)
  }, [isShown])

  const isConnected = account?.at === 'connected'
  const key = site?.key ?? null
  const host = site?.host ?? ''
  useEffect(() => {
    if (isShown && isConnected && launch !== null) void sendCommand({ type: 'load-plan', slug: launch, host })
  }, [isShown, isConnected, launch, host])

  const recipe = stored && site ? (formAt(stored.list, site.host)?.recipe ?? []) : []
  const recipeKey = JSON.stringify(recipe)
  const read = async () => {
    if (tabId === null) return
    const found = await readTabForm(tabId, recipe)
    setForm(found)
    setUnticked(new Set())
  }
  // A page that loads again is another page, even at the same address.
  const loadedAt = page.at === 'read' ? (page.loadedAt ?? 0) : 0
  const known = useRef({ key, tabId, loadedAt })
  useEffect(() => {
    const before = known.current
    known.current = { key, tabId, loadedAt }
    // The audit has only now learned when this page was loaded.
    if (before.key === key && before.tabId === tabId && before.loadedAt === 0) return
    setForm(undefined)
    setResult(null)
    setAllowed(null)
  }, [key, tabId, loadedAt])
  useEffect(() => {
    if (isShown && isConnected && key !== null && stored !== undefined) void read()
  }, [isShown, isConnected, key, tabId, loadedAt, recipeKey, stored === undefined])

  if (!isShown || !isConnected || site === null || tabId === null || chosen === undefined) return null
  const asked = { host: site.host, form: form ?? null, chosen: chosen?.directory ?? null, isAllowed: allowed === key }
  const plan = stored && planning ? planning.planFill({ list: stored.list, ...asked }) : null
  const runFill = async (act: () => Promise<FillResult>) => {
    setResult(await act())
    await read()
  }
  /** Fills what is asked only once something else is answered, and adds it to the result. */
  const fillOn = async (filled: FillResult & { is: 'filled' }, { toFill, byCopy }: FillPlan) => {
    const known = new Set([...toFill, ...byCopy].map(keyOf))
    const again = stored && planning?.planFill({ list: stored.list, ...asked, form: await readTabForm(tabId, recipe) })
    const rows = again?.toFill.filter((row) => !known.has(keyOf(row))) ?? []
    const more = rows.length > 0 ? await fillRows(tabId, rows) : null
    if (more?.is !== 'filled') return
    filled.fields.push(...more.fields)
    filled.problems.push(...more.problems)
  }
  return {
    launches: loaded && all.map(({ slug, name }) => ({ slug, name })),
    launch,
    failure: loaded === null ? account.failure : job?.at === 'failed' ? job.failure : null,
    plan,
    directories: (stored?.list.items ?? []).map(({ directory: { slug, name } }) => ({ slug, name })),
    isReading: form === undefined,
    form: form ?? null,
    unticked,
    result,
    choose: (slug, directory) => void chosenItem.write({ launch: slug, directory }),
    tick: (id, isTicked) => setUnticked((before) => new Set(isTicked ? [...before].filter((other) => other !== id) : [...before, id])),
    allow: () => setAllowed(key),
    read: () => {
      setResult(null)
      void read()
    },
    fill: () =>
      void runFill(async () => {
        const filled = await fillRows(
          tabId,
          (plan?.toFill ?? []).filter(({ id }) => !unticked.has(id)),
        )
        if (filled.is === 'filled' && plan) await fillOn(filled, plan)
        const directory = plan?.planned?.directory.slug
        if (filled.is === 'filled' && filled.fields.length > 0 && launch !== null && directory !== undefined)
          void sendCommand({ type: 'mark-opened', slug: launch, directory })
        return filled
      }),
    undo: () => void runFill(() => undoRows(tabId)),
  }
}

/** What stays the same when a page is read again. */
const keyOf = ({ field, asked }: FillRow): string => `${field} ${asked}`

async function fillRows(tabId: number, rows: readonly FillRow[]): Promise<FillResult> {
  const outcomes = await fillTabForm(
    tabId,
    rows.map(({ id, value }) => ({ id, value })),
  )
  if (outcomes === null) return { is: 'failed' }
  const named = outcomes.map(({ id, outcome }) => ({ ...outcome, field: rows.find((row) => row.id === id)?.field ?? '' }))
  return {
    is: 'filled',
    fields: named.flatMap((outcome) => (outcome.is === 'filled' ? [outcome.field] : [])),
    problems: named.flatMap(({ is, field, holds }) => (is === 'filled' ? [] : [{ field, holds, isKept: is === 'kept' }])),
  }
}

async function undoRows(tabId: number): Promise<FillResult> {
  const undone = await undoTabForm(tabId)
  return undone === null ? { is: 'failed' } : { is: 'undone', ...undone }
}
