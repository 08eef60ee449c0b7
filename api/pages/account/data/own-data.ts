import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { askDeletion, keepAccount } from '../../../actions/account-deletion/ask-deletion.ts'
import { exportAccount } from '../../../actions/account-deletion/export/export-account.ts'
import { readOwnData } from '../../../actions/account-deletion/read-own-data.ts'
import { invalidField } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import type { TakeQuota } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { formFaults, readForm, visitorOf } from '../../parts/form-answer.ts'
import { redirect, requireAccount } from '../session.ts'
import { sendDataPage, type Refused } from './data-page.tsx'
import { paths } from '../../../../shared/paths.ts'

/** What is stored about a person, with the ways to download and delete it. */
export async function ownData(world: World, ctx: Context): Promise<void> {
  await show(world, ctx, requireAccount(ctx))
}

/** Asks to delete the account, or keeps it; the button’s value says which. */
export async function changeOwnData(world: World, takeRequest: TakeQuota, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  if (form.get('form') === 'keep') {
    await keepAccount(world, account)
    return redirect(ctx, paths.ownData({ done: 'kept' }))
  }
  const launches = form.get('launches') ?? ''
  try {
    await takeRequest(ctx, account.id)
    const keepsLaunches = await readChoice(world, launches, account)
    await world.accounts.confirmOwner(form.get('current') ?? '', ctx.get('Cookie'), visitorOf(ctx))
    await askDeletion(world, { keepsLaunches }, account)
    redirect(ctx, paths.ownData({ done: 'asked' }))
  } catch (error) {
    await show(world, ctx, account, { launches, ...formFaults(ctx, error) })
  }
}

/** Only somebody with live launches has a choice. */
async function readChoice(world: World, launches: string, account: Profile): Promise<boolean> {
  if (launches === 'keep' || launches === 'delete') return launches === 'keep'
  if ((await readOwnData(world, account)).launches.live === 0) return false
  throw invalidField('launches', 'Choose what happens to your live launches.', 'required')
}

/** Everything as one file, sent while it is put together. */
export async function downloadOwnData(world: World, takeDownload: TakeQuota, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  await takeDownload(ctx, account.id)
  const parts = await exportAccount(world, account.id)
  ctx.type = 'json'
  ctx.set('Cache-Control', 'no-store')
  ctx.attachment(ctx.path)
  ctx.body = Readable.from(parts)
}

async function show(world: World, ctx: Context, account: Profile, refused?: Refused): Promise<void> {
  const data = await readOwnData(world, account)
  const done = new URLSearchParams(ctx.querystring).get('done')
  sendDataPage(ctx, {
    account,
    data,
    refused,
    isKept: done === 'kept' && account.deletion === undefined,
  })
}
