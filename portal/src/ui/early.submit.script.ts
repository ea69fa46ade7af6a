/**
 * Runs inline, before any other script: remembers that a form was sent whose own script is not there yet, so that it can
 * be sent when it is. Such a form says `method="dialog"`: the browser itself then does nothing with what was typed.
 */
export const earlySubmitScript =
  'addEventListener("submit",function(e){var f=e.target;if(f.getAttribute("method")==="dialog"){e.preventDefault();f.dataset.wanted=""}},true)';
