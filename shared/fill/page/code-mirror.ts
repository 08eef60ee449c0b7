/** CodeMirror 5, which Markdown editors are made of, takes what is typed from a text area that it hides, and draws it line by line. */
export const codeAround = (control: Element): HTMLElement | null =>
  control.localName === 'textarea' ? control.closest<HTMLElement>('.CodeMirror') : null

export const codeIn = (editor: HTMLElement): string =>
  [...editor.querySelectorAll('.CodeMirror-line')].map(({ textContent }) => textContent.replace(/\u200b/g, '')).join('\n')
