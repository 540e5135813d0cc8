/** Runs a step and shows that it goes on where it takes over two seconds. */
export function showProgress<Result>(
  title: string,
  work: () => Promise<Result>,
  hints?: Record<number, string>,
): Promise<Result>
