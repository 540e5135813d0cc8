/**
 * The priority of what works beside the process that answers everybody, as Node's `os.setPriority` has it: a third of
 * the processor, where both want the same.
 */
export const priorityBeside = 5
