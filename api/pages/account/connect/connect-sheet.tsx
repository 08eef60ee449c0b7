import type { ComponentChildren } from 'preact'
import { accountSheet } from '../../page/account-sheet.tsx'
import type { Sheet } from '../../page/define-page.ts'

export const startTitle = 'Connect a tool'

type ConnectSheet = Pick<Sheet, 'status' | 'headers' | 'ownTitle'> & {
  title: string
  children: ComponentChildren
  extra?: ComponentChildren
}

/**
 * Never cached, and never sends the URL with a code to another site as a referrer. It does send it to this site: without any referrer,
 * browsers send a form’s Origin as null, and on plain http sites nothing else shows that the form is ours.
 */
export const connectSheet = ({ title, headers, ...rest }: ConnectSheet): Sheet =>
  accountSheet({ title, drawing: false, headers: { 'Referrer-Policy': 'same-origin', ...headers }, ...rest })
