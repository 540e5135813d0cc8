import type { ComponentProps } from 'react'

interface FileInputProps extends ComponentProps<'input'> {
  file: unknown
  onChoose: (file: File | null) => void
}

export function FileInput({ file, onChoose, ...about }: FileInputProps) {
  return (
    <input
      {...about}
      type="file"
      ref={(input) => void (input && keepChosen(input, file))}
      onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
    />
  )
}

/** A form that was closed and opened again still has its file, which can only be put back as if it was dropped. */
function keepChosen(input: HTMLInputElement, file: unknown): void {
  if (!(file instanceof File)) {
    input.value = ''
    return
  }
  if (input.files?.length) return
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}
