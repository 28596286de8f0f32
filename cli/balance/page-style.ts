/** How a page of a report looks: light or dark, as the reader has it. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf8; --quiet: #5b6673; --accent: #2a5d8f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8eb; --paper: #16191d; --quiet: #a3acb8; --accent: #8db8e2; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 800px; margin: 0 auto; padding: 32px 20px; }
h1 { font-size: 24px; } h2 { font-size: 18px; margin-top: 40px; } h3 { font-size: 15px; color: var(--quiet); }
section svg { color: var(--accent); max-width: 100%; height: auto; }
section svg text { fill: var(--ink); }
pre { overflow-x: auto; font-size: 12px; color: var(--quiet); }
`;
