import type { Context } from 'koa'
import { fillPattern, type AnyPath } from '../../../shared/paths/path.ts'
import type { Visit } from '../../actions/access/caller.ts'
import { Failure, invalidRequest } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { callerOf } from '../../http/caller.ts'
import { type Limits, withinQuota } from '../../http/limits/limit-rate.ts'
import { readMultipart } from '../../http/read-body.ts'
import type { World } from '../../ports/world.ts'
import { resumedAccount } from './resumed-account.tsx'
import { formErrors, formLimits, readForm, type PageRequest } from '../forms/page-request.ts'
import { rejectProgram } from '../forms/form-guard.tsx'
import { withOwnFlash, type PageForm, type AnyPage, type Sheet } from './define-page.ts'
import { admit, viewerOf } from './page-access.ts'
import { accountOf, redirect } from '../session/session.ts'
import { sendSheet } from './send-sheet.ts'

export type Services = { world: World; limits: Limits }
export type PageContext = Context & { params: Record<string, string> }

/**
 * Handles the form of a page that the field `do` names: checks who sent it, reads its fields, counts it, runs its action and redirects to where it
 * leads. A rejected form is shown again on its page, with its errors and everything typed. A form that can’t be read counts against no quota.
 */
export async function answerForm({ world, limits }: Services, page: AnyPage, forms: Record<string, PageForm>, ctx: PageContext) {
  const sent = await readSent(ctx, Object.values(forms))
  const [name, form] = chosenForm(forms, sent.getAll('do').at(-1)) ?? (await rejectUnknown(world, page, ctx))
  const request = requestOf({ world, limits }, page.path, ctx)
  const forScript = form.forScripts !== undefined && ctx.accepts('html', 'json') === 'json'
  const sender = await senderOf({ page, form, request, sent, forScript })
  if (sender === null) return // answered
  const { account, launch } = sender
  if (account !== null && form.head.whileSuspended !== true) blockSuspended(account, request.now)
  const visit: Visit = (work) => request.count(form.head.visits ?? null, work)
  try {
    if (form.isGuarded) await rejectProgram(world, sent)
    const caller = { ...callerOf(ctx), account, visit }
    const count: Visit = (work) => request.count(form.head.quota ?? null, work)
    const done = await form.run({ ...request, account, launch }, sent, caller, count)
    if (forScript) return sendResult(ctx, done.result)
    if (form.forMailClients !== undefined && !sent.has('do')) return sendResult(ctx, form.forMailClients)
    const to = await done.answer()
    await lead({ ...request, account, launch }, typeof to === 'string' ? withOwnFlash(to, name, form) : to)
  } catch (error) {
    if (forScript) throw error
    const title = form.rejected(sent)
    const rejected = { name, title, sent, params: ctx.params, error, ...formErrors(ctx, error, form.shows) }
    const current = await admit(world, page.access, account, ctx.params['slug'])
    const again = { ...request, account, launch: current, rejected }
    ctx.set('Cache-Control', 'no-store')
    await sendSheet(again, await page.show(again))
  }
}

function readSent(ctx: Context, forms: readonly PageForm[]): Promise<URLSearchParams> | URLSearchParams {
  const isMultipart = ctx.request.type === 'multipart/form-data'
  if (isMultipart && forms.some(({ forMailClients }) => forMailClients !== undefined)) return new URLSearchParams()
  const bytes = Math.max(...forms.map(({ bytes: each = formLimits.bytes }) => each))
  return isMultipart && forms.some(({ takesFiles }) => takesFiles) ? readMultipart(ctx, bytes) : readForm(ctx, bytes)
}

type Sending = { page: AnyPage; form: PageForm; request: PageRequest; sent: URLSearchParams; forScript: boolean }

/**
 * Who sends a form, and the launch that it is about. Null if nobody is signed in, and that has been answered: by what the form says, or a page to sign in
 * that keeps everything typed.
 */
async function senderOf({ page, form, request, sent, forScript }: Sending): Promise<Pick<PageRequest, 'account' | 'launch'> | null> {
  const { world, ctx, params } = request
  const isOpen = page.access === 'anyone' && form.head.access === 'anyone'
  if (accountOf(ctx) === null && !isOpen) {
    if (forScript) throw new Failure('UNAUTHORIZED', form.forScripts ?? '')
    if (form.signedOut !== undefined) {
      await lead(request, await form.signedOut(request, sent))
      return null
    }
  }
  const account = isOpen
    ? accountOf(ctx)
    : await resumedAccount(world, ctx, sent, async (one) => {
        await admit(world, page.access, one, params['slug'])
        if (form.head.access === 'maker' || form.head.access === 'lead') await admit(world, form.head.access, one, params['slug'])
        if (form.head.whileSuspended !== true) blockSuspended(one, request.now)
      })
  if (account === null && !isOpen) return null
  return { account, launch: await admit(world, page.access, account, params['slug']) }
}

/** A request of the page at this path, which reads nothing yet. */
export function requestOf({ world, limits }: Services, { pattern }: AnyPath, ctx: PageContext): PageRequest {
  const { params } = ctx
  const query = new URLSearchParams(ctx.querystring)
  const path = fillPattern(pattern, params)
  const count: PageRequest['count'] = (quota, work) => withinQuota(limits, quota, { ctx, key: accountOf(ctx)?.id }, work)
  return { world, ctx, params, path, query, account: accountOf(ctx), launch: null, now: world.clock(), count, flash: null, rejected: null }
}

/** The form of this name. A button may name another form than the one it’s in: the last name counts. */
function chosenForm(forms: Record<string, PageForm>, name: string | undefined): [string, PageForm] | undefined {
  const entries = Object.entries(forms)
  return entries.length === 1 ? entries[0] : entries.find(([each]) => each === name)
}

/** For those who may not open the page, it doesn’t exist, whatever they send. */
async function rejectUnknown(world: World, { access }: AnyPage, ctx: PageContext): Promise<never> {
  await admit(world, access, viewerOf(ctx, access), ctx.params['slug'])
  throw invalidRequest('Unknown action. Reload the page and try again.', 'form')
}

async function lead(request: PageRequest, to: string | Sheet): Promise<void> {
  if (typeof to === 'string') redirect(request.ctx, to)
  else await sendSheet(request, to)
}

function sendResult(ctx: Context, result: unknown): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.body = result
}
