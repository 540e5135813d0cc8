import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import type { Choice } from './Choice.ts'
import { matchChoices } from './matchChoices.ts'
import { useFound } from './useFound.ts'

export interface ComboboxProps {
  label: string
  choices: readonly Choice[]
  value: number
  onChange: (value: number) => void
  /** Finds more than the labels hold, by their values. */
  find?: (text: string) => Promise<number[]>
  onOpen?: () => void
}

/** What a combobox shows, and what it does on a key, a press and a letter. */
export interface ComboboxState {
  id: string
  /** The text as far as it is typed; null while the list is closed. */
  typed: string | null
  /** The choice the keys have come to, by its value. */
  pointed: number | null
  matches: readonly Choice[]
  open: () => void
  close: () => void
  choose: (choice: Choice) => void
  type: (text: string) => void
  point: (value: number) => void
  press: (event: KeyboardEvent) => void
}

/** A combobox after the ARIA pattern: the focus stays in the text, the list is pointed at. */
export function useCombobox({ choices, value, onChange, find, onOpen }: ComboboxProps): ComboboxState {
  const [typed, setTyped] = useState<string | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const id = useId()
  const isOpen = typed !== null
  const found = useFound(typed ?? '', find)
  const matches = matchChoices(choices, typed ?? '', found)

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${pointed}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, id, pointed])

  useEffect(() => {
    const [best] = found ?? []
    if (best !== undefined) setPointed(best)
  }, [found])

  const open = (): void => {
    onOpen?.()
    setTyped('')
    setPointed(value)
  }
  const close = (): void => setTyped(null)
  const choose = (choice: Choice): void => {
    close()
    if (choice.value !== value) onChange(choice.value)
  }
  const type = (text: string): void => {
    setTyped(text)
    setPointed(matchChoices(choices, text)[0]?.value ?? null)
  }
  const step = (by: number): void => {
    const at = matches.findIndex((choice) => choice.value === pointed)
    const next = matches[(at + by + matches.length) % matches.length]
    if (next) setPointed(next.value)
  }
  const enter = (): void => {
    const choice = matches.find((one) => one.value === pointed)
    if (choice) choose(choice)
  }
  const closedKeys: Keys = { ArrowDown: open, ArrowUp: open, Enter: open }
  const openKeys: Keys = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Escape: close, Enter: enter }
  const press = (event: KeyboardEvent): void => {
    const act = (isOpen ? openKeys : closedKeys)[event.key]
    if (!act) return
    event.preventDefault()
    // A key that the open list takes is not also one of what the list stands in.
    if (isOpen) event.stopPropagation()
    act()
  }
  return { id, typed, pointed, matches, open, close, choose, type, point: setPointed, press }
}

type Keys = Partial<Record<string, () => void>>
