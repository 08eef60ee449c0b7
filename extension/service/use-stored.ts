import { useEffect, useState } from 'preact/hooks'
import { watchItem, type StoredItem } from './stored-item.ts'

/** The current value of an item; undefined until it has been read. */
export function useStored<T>(item: StoredItem<T>): T | null | undefined {
  const [value, setValue] = useState<T | null>()
  useEffect(() => {
    setValue(undefined)
    const stop = watchItem(item, setValue)
    void item.read().then(setValue)
    return stop
  }, [item.area, item.name])
  return value
}
