/** Notes whether a script writes anything, even what was there before; the result is asked for once. */
export function watchWrites(): () => boolean {
  let isWritten = false
  const observer = new MutationObserver(() => (isWritten = true))
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['lang', 'value'] })
  return () => {
    isWritten ||= observer.takeRecords().length > 0
    observer.disconnect()
    return isWritten
  }
}
