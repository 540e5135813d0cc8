/** One option of a control. */
export interface Choice<Value extends string | number = number> {
  value: Value
  label: string
  group: string
  /** Found by these words too. */
  words?: string
  /** Said beside the label, such as `no figures`. */
  remark?: string
  isDisabled?: boolean
  /** It can be chosen, and has nothing to show here. */
  isMuted?: boolean
}

/** Choices under the headings they stand under, in the order in which the headings first come. */
export function groupChoices<Value extends string | number>(
  choices: readonly Choice<Value>[],
): { group: string; choices: Choice<Value>[] }[] {
  const groups = new Map<string, Choice<Value>[]>()
  for (const choice of choices) {
    const members = groups.get(choice.group)
    if (members) members.push(choice)
    else groups.set(choice.group, [choice])
  }
  return [...groups].map(([group, members]) => ({ group, choices: members }))
}
