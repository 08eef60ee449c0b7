import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import { writeSheet } from '../../page/send-sheet.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'

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
  writeSheet(ctx, accountSheet({ title, heading, children, extra, drawing: false, headers: { 'Referrer-Policy': 'same-origin' } }))
}
