const openMenus = 'details:is(.menu, [data-menu])[open]'

/** Closes an open menu (parts/menu.tsx, audit/report-tools.tsx) with Escape, which returns to its button, and with a click elsewhere. It opens without a script. */
export function closeMenus(document: Document): void {
  const open = () => document.querySelector<HTMLDetailsElement>(openMenus)
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' ? open() : null
    if (menu === null) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
}
