/**
 * Runs inline, before any other script: remembers that a form was sent whose own script is not there yet, so that it can
 * be sent when it is. Such a form says `method="dialog"`: the browser itself then does nothing with what was typed, and
 * a script that is half there does not hear of it, so it cannot send what it has not yet taken over.
 */
export const earlySubmitScript =
  'addEventListener("submit",function(e){var f=e.target;if(f.getAttribute("method")==="dialog"){e.preventDefault();e.stopImmediatePropagation();f.dataset.wanted=""}},true)';
