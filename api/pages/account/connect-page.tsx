import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import { sendAccountPage } from './account-page.tsx'

export const startTitle = 'Connect a tool'

type ConnectPage = {
  title: string
  heading?: string
  children: ComponentChildren
  /** Goes into the head of the page. */
  extra?: ComponentChildren
}

/**
 * Never cached, and never sends the URL with a code to another site as a referrer. It does send it to this site: without any referrer,
 * browsers send a form’s Origin as null, and on plain http sites nothing else shows that the form is ours.
 */
export function sendConnectPage(ctx: Context, { title, heading = title, children, extra }: ConnectPage): void {
  sendAccountPage(ctx, { title, heading, children, extra, drawing: false })
  ctx.set('Referrer-Policy', 'same-origin')
}
