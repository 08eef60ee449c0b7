import type { Router } from '@koa/router'
import { type AnyPath, fillPattern } from '../../../shared/paths/path.ts'
import { limitRate } from '../../http/limits/limit-rate.ts'
import { OtherPageFirst, redirect } from '../session/session.ts'
import { readFlash } from '../forms/flash.tsx'
import { answerForm, requestOf, type PageContext, type Services } from './answer-form.ts'
import type { AnyPage } from './define-page.ts'
import { admit, viewerOf } from './page-access.ts'
import { sendSheet } from './send-sheet.ts'

/** The routes of pages: GET shows one, POST takes its forms, also those with a path of their own. */
export function mountPages(router: Router, services: Services, pages: readonly AnyPage[]): void {
  const limitReads = limitRate(services.limits.pages)
  for (const page of pages) {
    const { pattern } = page.path
    const forms = Object.entries(page.forms)
    router.get(pattern, ...(page.path.isFixed ? [] : [limitReads]), (ctx: PageContext) => showPage(services, page, ctx))
    const shared = Object.fromEntries(forms.filter(([, { path }]) => path === undefined))
    if (Object.keys(shared).length > 0) router.post(pattern, limitReads, (ctx) => answerForm(services, page, shared, ctx))
    for (const [name, form] of forms) {
      if (form.path === undefined) continue
      router.post(form.path.pattern, limitReads, (ctx) => answerForm(services, page, { [name]: form }, ctx))
      if (!pages.some(({ path }) => path === form.path)) router.get(form.path.pattern, (ctx) => redirect(ctx, pathOf(page.path, ctx)))
    }
  }
}

/** Shows a page. A maker’s page of a launch that was renamed since redirects. */
async function showPage(services: Services, page: AnyPage, ctx: PageContext): Promise<void> {
  const account = viewerOf(ctx, page.access)
  const launch = await admit(services.world, page.access, account, ctx.params['slug'])
  if (launch !== null && launch.slug !== ctx.params['slug'])
    throw new OtherPageFirst(fillPattern(page.path.pattern, { ...ctx.params, slug: launch.slug }) + ctx.search)
  const request = { ...requestOf(services, page.path, ctx), account, launch }
  const sheet = await page.show(request)
  request.flash = await readFlash(request, page.path)
  await sendSheet(request, sheet)
}

const pathOf = (path: AnyPath, ctx: PageContext): string => fillPattern(path.pattern, ctx.params)
