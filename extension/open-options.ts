import browser from 'webextension-polyfill'

export const openOptions = (): void => void browser.runtime.openOptionsPage()
