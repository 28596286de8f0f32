/** Arrow keys go from one to the next of what lies side by side. */
export const neighbourByArrow =
  (selector: string) =>
  (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)];
    const next = all[all.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
