import browser from 'webextension-polyfill'
import type { Command } from './messages.ts'

/** Asks the background. What it answers counts for `use-token` only; everything else is seen in storage. */
export const sendCommand = (command: Command): Promise<unknown> => browser.runtime.sendMessage(command)
